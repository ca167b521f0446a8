import { camel, pascal } from './edits.mjs'

const ROWS = 'packages/domain/src/pages/rows'
const APP = 'apps/mobile-web/src'
const kebabOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A page with its row, its screen, its texts in both languages and the test of its states. */
export const addScreen = (edits, { name, area, path }) => {
  const kebab = kebabOf(name)
  const screen = `${pascal(kebab)}Screen`
  const row = `${ROWS}/${area}.ts`
  if (!new RegExp(`^ {2}${name}: `, 'm').test(edits.text(row)))
    edits.before(
      row,
      /\} as const satisfies/,
      `  ${name}: { path: '${path ?? `/${kebab}`}', area: '${area}', back: GAP },\n`,
    )

  edits.before(
    `${APP}/routes/screens/${area}.ts`,
    /\} satisfies ScreensOf/,
    `  ${name}: { code: () => import('../../features/${kebab}/${screen}'), texts: ['${name}'] },\n`,
  )
  for (const language of ['cn', 'pt-br'])
    edits.create(
      `${APP}/i18n/locales/${language}/${name}.ts`,
      language === 'cn' ? chineseTexts(name) : portugueseTexts(name),
    )
  edits.create(`${APP}/features/${kebab}/${screen}.tsx`, screenFile(name, screen))
  edits.create(`${APP}/features/${kebab}/${kebab}.test.tsx`, testFile(path ?? `/${kebab}`))
}

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

/** GAP: what its reader does here, in one sentence. */
const ${screen} = () => {
  const { t } = useTranslation('${name}')
  const query = usePaged(GAP)
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
