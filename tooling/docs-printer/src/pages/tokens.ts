import { contrast } from '@org/site-brands'
import { TOKENS, type Token, type Tokens } from '@org/ui/tokens'
import { inline, page, table } from '../markdown'

const GROUPS: [string, Tokens][] = Object.entries(TOKENS)
const ALL: Tokens = Object.assign({}, ...Object.values(TOKENS))

type Variant = 'value' | 'dark' | 'pt' | 'narrow' | 'large' | 'largePt'

/** The layer of `tokens.css` with the custom properties. */
export const tokensCss = (): string =>
  [
    '@layer tokens {',
    rule('body', 'value', '  '),
    rule('body:lang(pt)', 'pt', '  '),
    inMedia(340, rule('body', 'narrow', '    ')),
    inMedia(260, rule('body', 'large', '    '), rule('body:lang(pt)', 'largePt', '    ')),
    rule("body[mode='dark']", 'dark', '  '),
    '}',
  ]
    .join('\n\n')
    .replace('{\n\n', '{\n')
    .replace(/\n\n}$/, '\n}')

const rule = (selector: string, variant: Variant, indent: string): string => {
  const groups = GROUPS.flatMap(([group, tokens]) => {
    const lines = Object.entries(tokens).flatMap(([name, token]) =>
      token[variant] === undefined ? [] : [`${indent}  --${name}: ${token[variant]};`],
    )
    return lines.length === 0 ? [] : [[`${indent}  /* ${group} */`, ...lines].join('\n')]
  })
  return `${indent}${selector} {\n${groups.join('\n\n')}\n${indent}}`
}

const inMedia = (px: number, ...rules: string[]): string =>
  `  @media (max-width: ${px}px) {\n${rules.join('\n\n')}\n  }`

/** Every token with its values, its use and the contrast that it has. */
export const tokensPage = (): string =>
  page(
    '# Design tokens',
    'The custom properties of `@org/ui/tokens.css`, as data in `@org/ui/tokens`. Lengths are px at a width of 375 and become rem; `n * 1px` stays px. The colours of group brand are those of the default theme; each site has its own (see brands.md).',
    ...GROUPS.map(groupSection),
  )

const groupSection = ([group, tokens]: [string, Tokens]): string =>
  page(
    `## ${group[0]?.toUpperCase()}${group.slice(1)}`,
    table(
      [
        'Token',
        'Use',
        'Value',
        'Dark',
        'Portuguese',
        'Up to 340 px',
        'Text at 200 %',
        'Contrast, light',
        'Contrast, dark',
      ],
      Object.entries(tokens).map(([name, token]) => [
        inline(`--${name}`),
        token.use,
        inline(token.value),
        shown(token.dark),
        shown(token.pt),
        shown(token.narrow),
        [shown(token.large), shown(token.largePt)].filter(Boolean).join(', '),
        ratios(token, 'light'),
        ratios(token, 'dark'),
      ]),
    ),
  ).trimEnd()

const shown = (value: string | undefined): string => (value === undefined ? '' : inline(value))

/** Rounded down, so that a ratio never looks better than it is. */
const ratios = (token: Token, mode: 'light' | 'dark'): string =>
  (token.on ?? [])
    .map((name) => {
      const ratio = contrast(colourOf(token, mode), colourOf(ALL[name], mode))
      if (ratio < (token.least ?? 0)) throw new Error(`${token.use}: ${ratio} on ${name} in ${mode} mode`)
      return `${(Math.floor(ratio * 100) / 100).toFixed(2)} on ${name}`
    })
    .join(', ')

const colourOf = (token: Token | undefined, mode: 'light' | 'dark'): string =>
  (mode === 'dark' && token?.dark) || (token?.value ?? '')
