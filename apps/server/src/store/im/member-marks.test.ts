import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { ensureGroup } from './groups'
import { addMarks, markedAmong } from './member-marks'

it('marks are found among more listeners than a statement has parameters', async () => {
  const { db } = (await bootForTest()).context
  await ensureGroup(db, { groupID: 'room', type: 'AVChatRoom', name: 'room', ownerID: '1' })
  const userIDs = Array.from({ length: 70_000 }, (_, index) => `${index}`)
  await db
    .transaction()
    .execute((trx) => addMarks(trx, { groupID: 'room', userIDs: ['69999', 'elsewhere'], markType: 1000 }))
  expect([...(await markedAmong(db, 'room', 1000, userIDs))]).toEqual(['69999'])
})
