import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import { roomPeopleApi } from '../../api/room-managers'
import { usePaged } from '../page/use-paged'

const { useGetRoomPeopleInfiniteQuery } = roomPeopleApi

export type RoomPerson = ReplyOf<Endpoints['getRoomPeople']>['list'][number]

/** As many as a reply has. */
const PAGE_SIZE = 100
const FRESH = { refetchOnMountOrArgChange: true }
const idOf = ({ userid }: RoomPerson) => userid

/** Who is muted in a room, or who manages it: all pages, one after another. Asks for nobody without a room. */
export const useRoomPeople = (liveid: number | null, kind: 'muted' | 'managers') => {
  const request = liveid === null ? skipToken : { liveid, kind, size: PAGE_SIZE }
  const people = usePaged(useGetRoomPeopleInfiniteQuery(request, FRESH), idOf)
  const { state } = people.more
  const isThere = people.currentData !== undefined
  const more = useEffectEvent(() => people.more.load())
  useEffect(() => {
    if (isThere && state === 'idle') more()
  }, [isThere, state])
  return people
}
