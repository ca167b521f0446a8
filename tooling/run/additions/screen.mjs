import { exportsOf, membersOf, withMember } from './code.mjs'
import { camel, pascal } from './edits.mjs'

const ROWS = 'packages/domain/src/pages/rows'
const APP = 'apps/mobile-web/src'
const kebabOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A page with its row, its screen, its texts in both languages and the test of its states. */
export const addScreen = (edits, { name, area, path }) => {
  const kebab = kebabOf(name)
  const screen = `${pascal(kebab)}Screen`
  const rowFile = `${ROWS}/${area}.ts`
  const screenTable = `${APP}/routes/screens/${area}.ts`
  if (!edits.has(screenTable)) throw new Error(`${screenTable} is missing: no screen is of the area ${area}.`)
  const taken = edits.find(`${APP}/routes/screens`, (text) => membersOf(text, 'screens').includes(name))
  if (taken.length > 0) throw new Error(`${taken[0]} has a screen ${name} already.`)

  const rows = exportsOf(edits.text(rowFile)).find((one) => one.endsWith('_PAGES'))
  const present = membersOf(edits.text(rowFile), rows).includes(name)
  const address = present ? pathIn(edits.text(rowFile), name) : (path ?? `/${kebab}`)
  if (present && path !== undefined && path !== address)
    throw new Error(`${rowFile} gives ${name} the path ${address}.`)
  if (!present)
    edits.change(rowFile, (text) =>
      withMember(text, rows, `  ${name}: { path: '${address}', area: '${area}', back: GAP },\n`),
    )
  edits.change(screenTable, (text) =>
    withMember(
      text,
      'screens',
      `  ${name}: { code: () => import('../../features/${kebab}/${screen}'), texts: ['${name}'] },\n`,
    ),
  )
  for (const language of ['cn', 'pt-br'])
    edits.create(
      `${APP}/i18n/locales/${language}/${name}.ts`,
      language === 'cn' ? chineseTexts(name) : portugueseTexts(name),
    )
  edits.create(`${APP}/features/${kebab}/${screen}.tsx`, screenFile(name, screen))
  edits.create(`${APP}/features/${kebab}/${kebab}.test.tsx`, testFile(address))
}

const pathIn = (text, name) => text.match(new RegExp(`^ {2}${name}: \\{\\s*path: '([^']+)'`, 'm'))[1]

export const screenSteps = ({ name }) => [
  `the rows that the screen calls in ${APP}/api/${camel(name)}.ts (injectRows, injectPages)`,
  'links to the page where its readers come from',
  `npm run walk -- --pages ${name}`,
]

const TEXTS = `title: GAP,
  empty: GAP,
}
`
const chineseTexts = (name) => `declare module '../../texts' {
  interface Namespaces {
    ${name}: typeof ${name}
  }
}

export const ${name} = {
  ${TEXTS}`
const portugueseTexts = (name) => `import type { Texts } from '../../texts'
import type { ${name} as cn } from '../cn/${name}'

export const ${name}: Texts<typeof cn> = {
  ${TEXTS}`

const screenFile = (name, screen) => `import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'

const ${screen} = () => {
  const { t } = useTranslation('${name}')
  const query = usePaged(GAP, GAP)
  return (
    <ListPage title={t(($) => $.title)} query={query} skeleton={GAP} empty={{ title: t(($) => $.empty) }} keyOf={GAP}>
      {(item) => GAP}
    </ListPage>
  )
}

export default ${screen}
`

const testFile = (path) => `import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'

it(GAP, async () => {
  await show({ path: '${path}', member: true, answers: GAP })
  await expect.element(page.getByRole('heading', { name: GAP })).toBeVisible()
})
`
