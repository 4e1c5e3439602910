import type postgres from 'postgres'

type FoundTable = { name: string; isProtected: boolean; hidden: string[] }

/** Tables and views of `public`, whether their row-level rules are on, and the columns that nobody but our server reads where others may read the rest. */
export const listTables = async (sql: postgres.Sql): Promise<FoundTable[]> =>
  sql<FoundTable[]>`
    select relname as name, relrowsecurity as "isProtected", coalesce((
      select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        and has_any_column_privilege('authenticated', pg_class.oid, 'select')
        and not has_column_privilege('authenticated', attrelid, attnum, 'select')
    ), '{}') as hidden
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    order by relname collate "C"`

type FoundFunction = {
  name: string
  signature: string
  anon: boolean
  authenticated: boolean
  service: boolean
  /** Runs with its maker's rights. */
  isDefiner: boolean
  /** Fixes where it looks names up. */
  isPinned: boolean
}

/** Functions of `public` and who may run them. */
export const listFunctions = async (sql: postgres.Sql): Promise<FoundFunction[]> =>
  sql<FoundFunction[]>`
    select proname as name, proname || '(' || pg_get_function_identity_arguments(oid) || ')' as signature,
      has_function_privilege('anon', oid, 'execute') as anon,
      has_function_privilege('authenticated', oid, 'execute') as authenticated,
      has_function_privilege('service_role', oid, 'execute') as service,
      prosecdef as "isDefiner",
      coalesce(array_to_string(proconfig, ',') like '%search_path=%', false) as "isPinned"
    from pg_proc where pronamespace = 'public'::regnamespace 
    order by (proname || '(' || pg_get_function_identity_arguments(oid)) collate "C"`

type Grant = { role: string; on: string; right: string }

/** Every right to write that anybody but our server has: to tables, to single columns, to sequences, and to make things in the schema. */
export const listWriteRights = async (sql: postgres.Sql): Promise<Grant[]> =>
  sql<Grant[]>`
    with visitor (role) as (values ('anon'), ('authenticated'))
    select role, relname as on, right_name as right
    from visitor, pg_class, unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as right_name
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and case when right_name in ('insert', 'update', 'references')
        then has_any_column_privilege(role, pg_class.oid, right_name)
        else has_table_privilege(role, pg_class.oid, right_name) end
    union all
    select role, relname, 'sequence' from visitor, pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' and has_sequence_privilege(role, pg_class.oid, 'usage, update')
    union all
    select role, 'public', 'create' from visitor where has_schema_privilege(role, 'public', 'create')`

type Policy = { table: string; command: string; roles: string[] }

/** Row-level rules that would let somebody write. */
export const listWritePolicies = async (sql: postgres.Sql): Promise<Policy[]> =>
  sql<Policy[]>`select tablename as table, cmd as command, roles::text[] as roles from pg_policies
    where schemaname = 'public' and cmd <> 'SELECT'`
