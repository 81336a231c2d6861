-- Run as a superuser: psql -v password=… -f deploy/postgres.sql. Creates the owner role and the database of a server.
-- The role needs CREATEROLE for the three roles that the server creates, and no more. Names may be changed.
create role emberwell_owner login createrole nosuperuser nocreatedb password :'password';
create database emberwell owner emberwell_owner;
