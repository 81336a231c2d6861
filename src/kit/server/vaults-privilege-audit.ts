import type pg from 'pg'
import { StartProblem } from './startup-problem.ts'
import type { VaultName } from './vaults.ts'

/**
 * Everything that the role of a vault can reach outside its own tables, one row each: schemas, relations and columns of
 * other vaults, views on them, functions, and privileges of the role. Objects of extensions are excluded. The search
 * path must begin with the role's own vault.
 */
export const PRIVILEGE_VIOLATIONS = `
  with strange as (
    select oid, nspname as name from pg_namespace where nspname in ('accounts', 'hers', 'couple', 'emberwell') and nspname <> split_part(current_setting('search_path'), ',', 1)
  ), brought as (
    select classid, objid from pg_depend where deptype = 'e'
  )
  select 'schema ' || name as violation from strange where has_schema_privilege(oid, 'USAGE, CREATE')
  union all
  select 'relation ' || strange.name || '.' || c.relname from pg_class c join strange on strange.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and (has_any_column_privilege(c.oid, 'SELECT, INSERT, UPDATE, REFERENCES') or has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER'))
  union all
  select 'sequence ' || strange.name || '.' || c.relname from pg_class c join strange on strange.oid = c.relnamespace
    where case when c.relkind = 'S' then has_sequence_privilege(c.oid, 'SELECT, USAGE, UPDATE') else false end
  union all
  select 'window ' || n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema') and has_any_column_privilege(c.oid, 'SELECT')
    and not exists (select from brought where classid = 'pg_class'::regclass and objid = c.oid)
  union all
  select 'function ' || n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and has_function_privilege(p.oid, 'EXECUTE')
    and not exists (select from brought where classid = 'pg_proc'::regclass and objid = p.oid)
  union all
  select 'power' from pg_roles where rolname = current_user and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication)
  union all
  select 'member of ' || m.roleid::regrole::text from pg_auth_members m where m.member = current_user::regrole
  union all
  select 'owner of ' || c.relname from pg_class c where c.relowner = current_user::regrole`

/**
 * Audits what the role of a vault can reach, at every start (docs/safety.md, section 1). Throws StartProblem when that
 * is more than its own vault.
 */
export async function auditPrivileges(pool: pg.Pool, name: VaultName): Promise<void> {
  const { rows } = await pool.query<{ violation: string }>(PRIVILEGE_VIOLATIONS)
  if (rows.length === 0) return
  const violations = rows.map(({ violation }) => violation).join(', ')
  throw new StartProblem(
    `The database role of ${name} reaches what is not its own (${violations}). Please take that away from it; nothing is served until then.`,
  )
}
