import type { Endpoint, LimitSubject } from '@org/api-client/contract'
import { endpoints } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { countCall } from './rate-limits'
import { shiftedClock } from '../../test/shifted-clock'

const limitedBy = (by: LimitSubject): Endpoint => ({
  ...endpoints.getCategory,
  limit: [{ count: 1, perMs: 60_000, by }],
})

it('counts a call by the key of its row: the address, the viewer or the mobile number', async () => {
  const { context } = await bootForTest({ clock: shiftedClock() })
  const everywhere = { address: '1.2.3.4', viewer: 'g_1', mobile: '5511999999999' }
  for (const by of ['address', 'viewer', 'mobile'] as const) {
    await countCall(context, limitedBy(by), everywhere)
    await expect(countCall(context, limitedBy(by), everywhere)).rejects.toMatchObject({ refusal: 'tooManyRequests' })
    await countCall(context, limitedBy(by), { ...everywhere, [by]: 'another' })
  }
})
