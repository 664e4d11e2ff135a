"""The trading law (rules, *The trading laws* and *Negotiating here*).

`bundles` is one side of a deal, `rights` who may act and bid, `offers` what a proposal may hold, `negotiating` the
standing offers, `deals` what happens when one binds, `rounds` the sealed rounds of slow play, `clock` the time limits.
"""
