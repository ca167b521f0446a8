import { afterEach, expect, test } from 'vitest'

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const token = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim()
const lengthOf = (value: string) => {
  const probe = document.createElement('div')
  probe.style.width = value
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}

afterEach(() => {
  document.body.removeAttribute('mode')
  document.documentElement.lang = ''
})

test('the root font size is the width divided by ten, at most 54 px', () => {
  expect(remPx()).toBe(Math.min(innerWidth / 10, 54))
})

test('12 px text stays 12 px on a narrow phone', () => {
  document.documentElement.style.fontSize = '32px'
  const size = lengthOf(token('--size-12'))
  document.documentElement.style.fontSize = ''
  expect(size).toBe(12)
})

test('a target stays 44 px on a narrow phone', () => {
  document.documentElement.style.fontSize = '32px'
  const tap = lengthOf(token('--tap'))
  document.documentElement.style.fontSize = ''
  expect(tap).toBe(44)
})

test('the mode attribute of the body turns the page dark', () => {
  const light = getComputedStyle(document.body).backgroundColor
  document.body.setAttribute('mode', 'dark')
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 19, 25)')
  expect(light).toBe('rgb(244, 246, 249)')
})

// Rule: UI-6.
test('rising odds are red in Chinese and green in Portuguese', () => {
  document.documentElement.lang = 'zh-CN'
  const china = { up: token('--up'), down: token('--down') }
  document.documentElement.lang = 'pt-BR'
  expect({ up: token('--down'), down: token('--up') }).toEqual(china)
})
