import i18next from 'i18next'
import { expect, it } from 'vitest'
import { startI18n } from './i18n'

const unread = (count: number) => i18next.t(($) => $.unread, { count })

it('tells one from many where the language does', async () => {
  await startI18n('pt-br')
  expect([unread(1), unread(2)]).toEqual(['1 não lida', '2 não lidas'])
  await startI18n('cn')
  expect([unread(1), unread(2)]).toEqual(['1 条未读', '2 条未读'])
})
