import { type Brand, brandContrasts, brands, type ContrastRow, type Mode } from '@org/site-brands'
import { inline, page, table } from '../markdown'

/** Every brand with its facts, its colours and their contrast. */
export const brandsPage = (): string =>
  page(
    '# Brands',
    'One row a site. Text has a contrast of at least 4.5 : 1, controls of at least 3 : 1, in both modes.',
    table(
      ['Site', 'Name', 'Nome', 'Source', 'Also', 'Prefixes', 'Family', 'Language', 'Index', 'Download banner'],
      brands.map((brand) => [
        brand.code,
        brand.displayName.zh,
        brand.displayName['pt-BR'],
        brand.source,
        brand.aliases.join(', '),
        brand.prefixes.map((prefix) => `${prefix}…`).join(', '),
        brand.family,
        brand.language,
        inline(brand.indexPath),
        brand.downloadBanner,
      ]),
    ),
    ...brands.map(brandSection),
  )

const brandSection = (brand: Brand): string =>
  page(
    `## ${brand.displayName.zh} (${brand.code})`,
    `${brand.tagline.zh} · ${brand.tagline['pt-BR']}`,
    table(
      ['Use', 'Light', 'Ratio', 'Dark', 'Ratio', 'At least'],
      pairs(brand).map(([light, dark]) => [
        light.use,
        colours(light),
        ratio(light),
        colours(dark),
        ratio(dark),
        light.least,
      ]),
    ),
  ).trimEnd()

const pairs = (brand: Brand): [ContrastRow, ContrastRow][] => {
  const rowsOf = (mode: Mode) => brandContrasts(brand, mode)
  const dark = rowsOf('dark')
  return rowsOf('light').flatMap((row, index) => {
    const other = dark[index]
    return other ? [[row, other]] : []
  })
}

const colours = ({ colour, on }: ContrastRow): string => `${inline(colour)} on ${inline(on)}`

/** Rounded down, so that a ratio never looks better than it is. */
const ratio = (row: ContrastRow): string => (Math.floor(row.ratio * 100) / 100).toFixed(2)
