import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { miniRoom } from '../../matches/mini-room'
import { show } from '../../testing/show'
import { useStaysSmall } from './use-stays-small'

const Picture = ({ isPlaying }: { isPlaying: boolean }) => {
  useStaysSmall(5, { isPlaying, hasSound: true })
  return null
}

const Visit = ({ isPlaying }: { isPlaying: boolean }) => {
  const [isThere, setIsThere] = useState(true)
  return isThere ? (
    <>
      <Picture isPlaying={isPlaying} />
      <button onClick={() => setIsThere(false)}>leave</button>
    </>
  ) : (
    <p>elsewhere</p>
  )
}

it.each([
  [true, { id: 5, hasSound: true }],
  [false, { id: null, hasSound: false }],
])('who leaves a room whose picture plays (%s) has it small elsewhere', async (isPlaying, small) => {
  const { store } = await show({ children: <Visit isPlaying={isPlaying} /> })
  await page.getByRole('button', { name: 'leave' }).click()
  await expect.element(page.getByText('elsewhere')).toBeVisible()
  expect(miniRoom.selectSlice(store.getState())).toEqual(small)
})
