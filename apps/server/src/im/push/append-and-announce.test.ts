import { parseHostMessage } from '@org/domain'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { newGuest } from '../../../test/im-client'
import { newMessage } from '../../../test/new-message'
import { registerPerson } from '../../../test/people'
import { quizWorld } from '../../../test/quiz-world'
import { noteMember } from '../../store/identity/guests'
import { c2cKey } from '../../store/im/conversation-id'
import { updateRoom } from '../../store/live/rooms'
import { createAppend } from './append-and-announce'

/** An anchor on air, and who writes to the anchor. */
const roomOnAir = async () => {
  const { server, liveid } = await quizWorld()
  const { context } = server
  await updateRoom(context.db, liveid, { start_time: 1 })
  /** What is announced stays where it is written, and selections are counted. */
  const watched = () => {
    let selections = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'SelectQueryNode') selections += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const bus = { ...context.bus, publish: () => {} }
    const append = createAppend({ ...context, bus, db: context.db.withPlugin(counting) })
    return { append, selections: () => selections }
  }
  const texts = (sender: string, count: number, first = 1) =>
    Array.from({ length: count }, (_, at) => newMessage(c2cKey(sender, String(liveid)), sender, first + at))
  const told = async () =>
    (await context.db.selectFrom('outbox').select('message').where('target', '=', `user:${liveid}`).execute()).map(
      ({ message }) => parseHostMessage(message)?.data,
    )
  return { server, liveid, watched, texts, told }
}

it('stores the private texts of a sender without an account with all others, and tells of them without a name card', async () => {
  const { server, watched, texts, told } = await roomOnAir()
  const fan = await registerPerson(server)
  const { append } = watched()
  const places = await append([...texts('999999999', 1), ...texts(String(fan.uid), 1)], 5)
  expect(places).toMatchObject([{ isNew: true }, { isNew: true }])
  const nobody = { uid: 0, nick_name: '999999999', is_anchor: false, is_admin: false }
  expect(await told()).toMatchObject([{ messages: [{ sender: nobody }, { sender: { uid: fan.uid } }] }])
})

it('looks a sender up once for all private texts to an anchor, however many are stored together', async () => {
  const { server, watched, texts } = await roomOnAir()
  const sender = String((await registerPerson(server)).uid)
  const [one, many] = [watched(), watched()]
  await one.append(texts(sender, 1), 5)
  await many.append(texts(sender, 200, 2), 5)
  expect(one.selections()).toBeGreaterThan(0)
  expect(many.selections()).toBe(one.selections())
  await many.append(texts(sender, 1, 500), 5)
  expect(many.selections()).toBe(one.selections())
})

it('stores private texts also when their room cannot be looked up', async () => {
  const { server, watched, texts, told } = await roomOnAir()
  const sender = String((await registerPerson(server)).uid)
  await server.context.db.schema.alterTable('room_manager').renameTo('gone').execute()
  expect(await watched().append(texts(sender, 2), 5)).toMatchObject([{ isNew: true }, { isNew: true }])
  expect(await told()).toEqual([])
})

it('stores all messages of a batch except those with guests who have become members', async () => {
  const { server, watched, texts } = await roomOnAir()
  const [guest, moved] = [await newGuest(server), await newGuest(server)]
  const { uid } = await registerPerson(server)
  await server.context.db.transaction().execute((trx) => noteMember(trx, moved, uid))
  const between = (sender: string, peer: string) => newMessage(c2cKey(sender, peer), sender, 1)
  const { append, selections } = watched()
  const places = await append([between('8', moved), between('8', guest), between(moved, '9'), ...texts(guest, 1)], 5)
  expect(places).toMatchObject(['GUEST_BECAME_MEMBER', { sequence: 1 }, 'GUEST_BECAME_MEMBER', { sequence: 1 }])
  const before = selections()
  await append([between('8', '9')], 5)
  expect(selections()).toBe(before)
  await append([between('9', guest), between('8', guest)], 5)
  expect(selections()).toBe(before + 1)
})
