import { sql, type Kysely } from 'kysely'
import { SYSTEM_USER } from '../../src/services/chat/group-notices'
import type { Database } from '../../src/store/schema'

/** A row that was created, changed or deleted. */
export interface Change {
  readonly table: string
  readonly isNew: boolean
  /** Its old state, or the new one if it was created. */
  readonly row: Readonly<Record<string, unknown>>
}

/**
 * Records every changed row in all tables of a database, and returns the changes since the last call. Rolled-back
 * changes and rows rewritten unchanged are not included.
 */
export const keepJournal = async (db: Kysely<Database>): Promise<() => Promise<readonly Change[]>> => {
  await sql`CREATE SCHEMA journal`.execute(db)
  await sql`CREATE TABLE journal.change ("table" text, "isNew" boolean, "row" jsonb)`.execute(db)
  await sql`
    CREATE FUNCTION journal.note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) = to_jsonb(NEW) THEN RETURN NULL; END IF;
      INSERT INTO journal.change
      VALUES (TG_TABLE_NAME, TG_OP = 'INSERT', CASE TG_OP WHEN 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END);
      RETURN NULL;
    END $$
  `.execute(db)
  await sql`
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format(
          'CREATE TRIGGER journal AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION journal.note()',
          name
        );
      END LOOP;
    END $$
  `.execute(db)
  return async () => {
    const { rows } = await sql<Change>`DELETE FROM journal.change RETURNING *`.execute(db)
    return rows.filter(({ table, isNew }) => !OF_SERVER.has(table) && (table !== 'outbox' || isNew))
  }
}

/** The server writes them in its own time, as it marks what it has sent in the outbox. */
const OF_SERVER: ReadonlySet<string> = new Set(['job', 'online_time', 'room_named', 'room_visit'])

/** The owners of a row: user ids, or null for rows without an owner. */
const OWNERS: Readonly<Record<string, (row: Change['row'], isNew: boolean) => readonly unknown[] | null>> = {
  account: ({ id }) => [id],
  account_log: ({ account_id }) => [account_id],
  activity_entry: ({ account_id }) => [account_id],
  application: ({ account_id }) => [account_id],
  block_list: ({ user_id }) => [user_id],
  chat_device: ({ user_id }) => [user_id],
  comment: ({ account_id }) => [account_id],
  coupon: ({ account_id }) => [account_id],
  // Its stock falls with whoever takes one.
  coupon_drop: () => null,
  content_like: ({ account_id }) => [account_id],
  conversation_group: ({ user_id }) => [user_id],
  chat_announcement: ({ group_id }) => ownersOf(group_id),
  chat_group: ({ owner_id }) => [owner_id],
  check_in: ({ account_id }) => [account_id],
  event_report: ({ user_id }) => [user_id],
  feedback: ({ user_id }) => [user_id],
  // The owner of a group changes it with its members.
  group_application: ({ group_id }) => ownersOf(group_id),
  group_departure: ({ user_id, group_id }) => [user_id, ...ownersOf(group_id)],
  group_member: ({ user_id, group_id }) => [user_id, ...ownersOf(group_id)],
  follow: ({ follower_id }) => [follower_id],
  // The fans of an anchor are counted by whoever follows.
  follow_count: () => null,
  gift_record: ({ sender_id }) => [sender_id],
  recharge: ({ account_id }) => [account_id],
  shop_order: ({ account_id }) => [account_id],
  // The stock of goods falls with whoever buys.
  goods: () => null,
  guest: ({ id }) => [id],
  im_session: ({ user_id }) => [user_id],
  match_attention: ({ viewer }) => [viewer],
  match_vote: ({ viewer }) => [viewer],
  // What is announced in a room concerns all in it.
  outbox: ({ target }) => (String(target).startsWith('group:ROOM_') ? null : [String(target).replace(/^user:/, '')]),
  plan_purchase: ({ account_id }) => [account_id],
  // Its buyers are counted.
  plan: ({ account_id }, isNew) => (isNew ? [account_id] : null),
  payout_account: ({ account_id }) => [account_id],
  withdraw: ({ account_id }) => [account_id],
  push_subscription: ({ viewer }) => [viewer],
  live_room: ({ anchor_id }) => [anchor_id],
  live_show: ({ anchor_id }) => [anchor_id],
  room_manager: ({ group_id }) => ownersOf(group_id),
  live_log: ({ account_id }) => [account_id],
  live_viewer: ({ viewer }) => [viewer],
  known_device: ({ account_id }) => [account_id],
  material: ({ account_id }) => [account_id],
  merged_messages: ({ owner }) => [owner],
  model_subscription: ({ account_id }) => [account_id],
  notice: ({ account_id }) => [account_id],
  notice_settings: ({ account_id }) => [account_id],
  // Notices of the system belong to nobody.
  message: ({ sender, conv_id }) => (sender === SYSTEM_USER ? null : [sender, ...ownersOf(groupOf(conv_id))]),
  // Everybody who sees a message may extend it.
  message_extension: () => null,
  message_extensions: () => null,
  message_hidden: ({ user_id }) => [user_id],
  message_receipt: ({ user_id }) => [user_id],
  message_version: ({ editor }) => [editor],
  private_opening: ({ opener }) => [opener],
  restriction: ({ group_id }) => ownersOf(group_id),
  quiz: ({ liveid }) => [liveid],
  // Everybody's gold on an answer.
  quiz_pool: () => null,
  quiz_stake: ({ account_id }) => [account_id],
  quality_report: ({ user_id }) => [user_id],
  session: ({ account_id }) => [account_id],
  task_progress: ({ account_id }) => [account_id],
  friend: ({ user_id }) => [user_id],
  friend_application: ({ from_id, to_id }) => [from_id, to_id],
  friend_group: ({ user_id }) => [user_id],
  // An application is in the lists of both.
  user_list: ({ user_id, kind }) => (String(kind).startsWith('friend') ? null : [user_id]),
  user_profile: ({ user_id }) => [user_id],
  watch_time: ({ viewer }) => [viewer],
  user_report: ({ user_id }) => [user_id],
  user_status: ({ user_id }) => [user_id],
  upload: ({ owner }) => [owner],
  upload_part: () => null,
  kept_upload: ({ owner }) => [owner],
  // The first sender creates the conversation of both.
  user_conversation: ({ user_id, conv_id }, isNew) =>
    isOfSystem(conv_id) ? null : [user_id, ...ownersOf(groupOf(conv_id)), ...(isNew ? (partiesOf(conv_id) ?? []) : [])],
  // Both users of a private chat own it; a group's conversation belongs to its members.
  conversation: ({ conv_id }) => (isOfSystem(conv_id) ? null : partiesOf(conv_id)),
  // Every booking of the ledger has a system account as its counterpart.
  ledger_account: () => null,
  ledger_entry: () => null,
  ledger_transaction: () => null,
  // They belong to the members of the group.
  group_attribute: () => null,
  group_counter: () => null,
  group_fact_sequence: () => null,
  group_size: () => null,
  // Rows without an account: clients choose the key.
  captcha: () => null,
  login_code: () => null,
  sms_code: () => null,
  sms_outbox: () => null,
  login_failure: () => null,
}

/** The owner of a group of a caller, or the anchor of a room, by its id. */
const ownersOf = (groupID: unknown): readonly string[] =>
  [/^of_(.+)_[a-z0-9]+$/, /^ROOM_(\d+)$/].flatMap((pattern) => pattern.exec(String(groupID))?.slice(1) ?? [])
const groupOf = (convID: unknown): string => String(convID).replace(/^g:/, '')
const isOfSystem = (convID: unknown): boolean => (partiesOf(convID) ?? []).includes(SYSTEM_USER)

const partiesOf = (convID: unknown): readonly string[] | null => {
  const [kind, ...parties] = String(convID).split(':')
  return kind === 'c2c' ? parties : null
}

/** The changes of rows of other users, and of tables that `OWNERS` does not have. */
export const notOwn = (changes: readonly Change[], userID: string): readonly Change[] =>
  changes.filter(({ table, row, isNew }) => {
    const owners = OWNERS[table]?.(row, isNew)
    return owners === undefined || (owners !== null && !owners.map(String).includes(userID))
  })
