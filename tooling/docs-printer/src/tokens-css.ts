import { contrast } from '@org/site-brands'
import { TOKENS, type Token, type Tokens } from '@org/ui/tokens'

const GROUPS: [string, Tokens][] = Object.entries(TOKENS)
const ALL: Tokens = Object.assign({}, ...Object.values(TOKENS))

type Variant = 'value' | 'dark' | 'pt' | 'narrow' | 'large' | 'largePt'

/** The layer of `tokens.css` with the custom properties. */
export const tokensCss = (): string => {
  for (const token of Object.values(ALL)) for (const mode of ['light', 'dark'] as const) checkContrast(token, mode)
  return [
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
}

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

/** Throws if a colour has less contrast on another than its token promises. */
const checkContrast = (token: Token, mode: 'light' | 'dark'): void => {
  for (const name of token.on ?? []) {
    const ratio = contrast(colourOf(token, mode), colourOf(ALL[name], mode))
    if (ratio < (token.least ?? 0)) throw new Error(`${token.use}: ${ratio} on ${name} in ${mode} mode`)
  }
}

const colourOf = (token: Token | undefined, mode: 'light' | 'dark'): string =>
  (mode === 'dark' && token?.dark) || (token?.value ?? '')
