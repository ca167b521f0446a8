import { expect, it } from 'vitest'
import { toMessage } from '../store/to-message'
import { storedMessage } from '../testing'
import { RoomList } from './room-list'

const said = (sequence: number, random = sequence) =>
  toMessage(storedMessage({ groupID: 'room', sequence, random }), 'alice')

it('a room recognises the last 200 sequences, with any message ids', () => {
  const list = new RoomList(() => undefined)
  for (let sequence = 1; sequence <= 200; sequence++) expect(list.receive(said(sequence))).toBe(true)
  expect(list.receive(said(1, 1_000))).toBe(false)
  expect(list.receive(said(201))).toBe(true)
  expect(list.receive(said(1, 1_001))).toBe(true)
})

it('a room recognises the last 100 messages, under any sequence', () => {
  const list = new RoomList(() => undefined)
  for (let random = 1; random <= 100; random++) expect(list.receive(said(random, random))).toBe(true)
  expect(list.receive(said(1_000, 1))).toBe(false)
  expect(list.receive(said(101, 101))).toBe(true)
  expect(list.receive(said(1_001, 1))).toBe(true)
})

it('a room shows no message that the user has deleted', () => {
  const list = new RoomList(() => undefined)
  expect(list.receive({ ...said(1), isDeleted: true })).toBe(false)
  expect(list.newest()).toEqual([])
})
