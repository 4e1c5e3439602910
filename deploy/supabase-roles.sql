-- The services' own roles come without passwords: all take the database's. Run once, when the database is made.
\set password `echo "$PGPASSWORD"`
alter user authenticator with password :'password';
alter user supabase_auth_admin with password :'password';
