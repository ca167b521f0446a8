import { expect, it } from 'vitest'
import { CLASSES, problemsOf, tableOf } from './page-bytes.mjs'

const limitOf = (name) => CLASSES.find((other) => other.name === name).limit
const built = (page, bytes, { path = `/${page}`, texts = [] } = {}) => ({ page, path, texts, bytes, files: 3 })

it('accepts pages within the limits of their class', () => {
  const pages = [
    built('index.html', limitOf('first visit')),
    built('orders', limitOf('list')),
    built('order', limitOf('detail'), { path: '/order/:id' }),
    built('chatRoom', limitOf('chat'), { path: '/c2c-chatroom/:id', texts: ['chat'] }),
  ]
  expect(problemsOf(pages)).toEqual([])
})

it('names a page that is too large, its class and the limit, and says what to do', () => {
  const grown = limitOf('form') + 1
  expect(problemsOf([built('login', grown, { texts: ['auth', 'form'] }), built('orders', 9_000)])).toEqual([
    `login: ${grown} bytes, and a page of the class "form" has at most ${limitOf('form')}`,
    expect.stringContaining('If all pages of a class have to grow'),
  ])
})

it('prints every page under its class, the largest first', () => {
  const lines = tableOf([
    built('orders', 9_000),
    built('order', 40_000, { path: '/order/:id' }),
    built('coupons', 11_000),
    built('index.html', 170_000),
  ])
  const [, ...rows] = lines.map((line) => line.split(' ').at(-1))
  expect(rows).toEqual(['index.html', 'order', 'coupons', 'orders'])
})
