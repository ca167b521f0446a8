/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import * as account from '../account'
import * as basics from '../basics'
import * as chat from '../chat'
import * as live from '../live'
import * as sport from '../sport'
import { KIT_ICONS } from './kit-icons'

const kit = { ...account, ...basics, ...chat, ...live, ...sport }
const stories = Object.entries(
  import.meta.glob<string>('../{account,basics,chat,live,sport}/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const sources = import.meta.glob<string>(
  ['../{account,basics,chat,live,sport}/*/*.{ts,tsx}', '!../**/*.{stories,test}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
const source = Object.values(sources).join('\n')

const components = Object.keys(kit).filter(
  (name) => /^[A-Z]/.test(name) && new RegExp(`^export const ${name} = (memo\\(|<|\\()`, 'm').test(source),
)

/** Components that draw nothing to look at. */
const UNSEEN = ['Hidden']

test('every component has a story file', () => {
  const shown = stories.map(([, text]) => /^ {2}component: (\w+)/m.exec(text)?.[1])
  expect(components.filter((name) => !UNSEEN.includes(name) && !shown.includes(name))).toEqual([])
})

test('every story file begins with a playground that tests what the component does', () => {
  const begins = /^export const Playground: Story = \{\n(?:(?!\}\n).*\n)*? {2}play: /
  const without = stories.filter(([, text]) => !begins.test(text.slice(text.search(/^export const/m))))
  expect(without.map(([file]) => file)).toEqual([])
})

test('every component has a sentence for its docs page', () => {
  const silent = components.filter((name) => !new RegExp(`\\*/\\nexport const ${name} = `).test(source))
  expect(silent).toEqual([])
})

test('every prop of a component has a sentence for its docs page', () => {
  const silent = components.flatMap((name) => {
    const [, , props = ''] =
      new RegExp(`^export interface ${name}Props(<.*?>)?\\s[^]*?\\{\\n([^]*?)^\\}`, 'm').exec(source) ?? []
    const lines = props.split('\n')
    return lines.flatMap((line, at) => {
      const [, prop] = /^ {2}'?([\w-]+)'?\??: /.exec(line) ?? []
      return prop !== undefined && !lines[at - 1]?.endsWith('*/') ? [`${name}.${prop}`] : []
    })
  })
  expect(silent).toEqual([])
})

test('every icon of the components is on the page of icons', () => {
  const imports = [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
  const drawn = imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter(Boolean)
  expect(Object.keys(KIT_ICONS).toSorted()).toEqual([...new Set(drawn)].toSorted())
})

test('every component has a guide for its docs page', () => {
  const without = stories.filter(([, text]) => text.includes('\n  component: ') && !text.includes('guided({'))
  expect(without.map(([file]) => file)).toEqual([])
})
