import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { pagePath, TASKS } from '@org/domain'
import type { Kysely } from 'kysely'
import { countInvited, findAccount, inviteesOf } from '../../store/identity/accounts'
import { taskProgress } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { Refusal } from '../refusal'
import { maskedName } from './masked-name'

/** The invite code of a member, and what came of it. */
export const inviteInfo = async (db: Kysely<Database>, uid: number): Promise<ReplyOf<Endpoints['getInviteInfo']>> => {
  const [account, count, tasks] = await Promise.all([
    findAccount(db, uid),
    countInvited(db, uid),
    // Only those that never repeat, as there is no such day.
    taskProgress(db, uid, ''),
  ])
  if (account === null) throw new Refusal('loginExpired')
  const { invite_code: code } = account
  const query = new URLSearchParams({ inviteCode: code }).toString()
  const { gold } = TASKS.inviteFriend
  const claimed = tasks.find(({ task }) => task === 'inviteFriend')?.received ?? 0
  return { code, link: `/m${pagePath('register')}?${query}`, count, profit: claimed * gold, award: gold }
}

/** A page of those who registered with the code of a member, the latest first. */
export const listInvitees = async (
  db: Kysely<Database>,
  uid: number,
  { cursor, size }: { readonly cursor: string; readonly size: number },
): Promise<ReplyOf<Endpoints['getInvitees']>> => {
  const before = /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : null
  const rows = await inviteesOf(db, uid, { before, limit: size + 1 })
  const page = rows.slice(0, size)
  return {
    list: page.map(({ nick_name, regist_time }) => ({ name: maskedName(nick_name), registered_at: regist_time })),
    next: rows.length > size ? String(page.at(-1)?.id ?? '') : '',
  }
}
