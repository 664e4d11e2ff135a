-- A database as the very first house wrote it (schema 1): two people in the middle of a match.
-- Never change this file.
BEGIN TRANSACTION;
CREATE TABLE chat (
        id integer primary key autoincrement, table_id integer not null, at real not null, person integer not null,
        seat integer not null, text text not null
    );
INSERT INTO "chat" VALUES(1,1,1800000000.0,1,0,'ciao');
CREATE TABLE log (
        table_id integer not null, number integer not null, at integer not null, kind text not null,
        seat integer not null, person integer not null, text text not null, key text not null,
        primary key (table_id, number)
    ) without rowid;
INSERT INTO "log" VALUES(1,1,1800000000000,'join',0,1,'','');
INSERT INTO "log" VALUES(1,2,1800000000000,'join',1,2,'','');
INSERT INTO "log" VALUES(1,3,1800000000000,'start',-1,0,'','');
INSERT INTO "log" VALUES(1,4,1800000000000,'move',0,1,'enter 5','86172e29');
INSERT INTO "log" VALUES(1,5,1800000000000,'move',1,2,'enter 1','1fe90fae');
INSERT INTO "log" VALUES(1,6,1800000000000,'move',0,1,'enter 1','9aaa277c');
INSERT INTO "log" VALUES(1,7,1800000000000,'move',1,2,'enter 3','1740412d');
INSERT INTO "log" VALUES(1,8,1800000000000,'move',0,1,'enter 2','a9b2abf6');
CREATE TABLE mutes (person integer not null, muted integer not null, primary key (person, muted)) without rowid;
CREATE TABLE orders (
        table_id integer not null, seat integer not null, body text not null, primary key (table_id, seat)
    ) without rowid;
CREATE TABLE people (
        id integer primary key autoincrement, name text not null, fold text not null,
        account integer not null default 0,
        password text not null default '', email text not null default '', lang text not null default 'en',
        page text not null default '{}', made real not null
    );
INSERT INTO "people" VALUES(1,'Ada','ada',1,'$argon2id$v=19$m=65536,t=3,p=4$KMRWEQ5JtFOmLWoHXtIyHQ$fhX1oDQ+KPgQOb/FqvkkVq9S4S3MKhtTLOXkSONwlCA','','en','{}',1800000000.0);
INSERT INTO "people" VALUES(2,'Bob','bob',0,'','','en','{}',1800000000.0);
CREATE TABLE ratings (
        person integer not null, game text not null, mu real not null, sigma real not null, matches integer not null,
        primary key (person, game)
    ) without rowid;
CREATE TABLE results (
        person integer not null, ended real not null, table_id integer not null, seat integer not null,
        rank integer not null, change integer not null default 0, primary key (person, table_id)
    ) without rowid;
CREATE TABLE sessions (token text primary key, person integer not null, made real not null, seen real not null);
CREATE TABLE sitters (
        person integer not null, table_id integer not null, seat integer not null, over integer not null default 0,
        primary key (person, table_id)
    ) without rowid;
INSERT INTO "sitters" VALUES(1,1,0,0);
INSERT INTO "sitters" VALUES(2,1,1,0);
CREATE TABLE tables (
        id integer primary key autoincrement, code text not null unique, game text not null, revision integer not null,
        setup text not null, seed text not null, host integer not null, public integer not null, made real not null,
        status text not null, number integer not null default 0, seats text not null, waits text not null default '[]',
        deadline real not null default 0, changed real not null, ended real not null default 0,
        result text not null default ''
    );
INSERT INTO "tables" VALUES(1,'v5qdvj2hgu','palio',1,'{"options":{},"seats":[{"kind":"me","level":""},{"kind":"open","level":""}],"rated":false,"hints":true,"clock":{"kind":"none","move":0,"reserve":0,"then":"bot"},"start":"full","invite":"fVf3QuMSEeTGRr9vepoHchMm"}','d9f4f56d2a94893479168c43dd614b39',1,1,1800000000.0,'playing',8,'[[1,"",0,0,0],[2,"",0,0,0]]','[1]',0.0,1800000000.0,0.0,'');
CREATE UNIQUE INDEX people_fold on people (fold) where account = 1;
CREATE INDEX sessions_person on sessions (person);
CREATE INDEX tables_open on tables (status, changed) where status <> 'over';
CREATE INDEX tables_due on tables (deadline) where deadline > 0;
CREATE INDEX chat_table on chat (table_id, id);
CREATE INDEX chat_person on chat (person);
CREATE INDEX results_time on results (person, ended);
COMMIT;
pragma user_version = 1;
