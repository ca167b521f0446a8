import { useTranslation } from '../../i18n/use-translation'

/** How a rank has changed since the ranking before, as text. */
export const useMovement = () => {
  const { t } = useTranslation('fifa')
  return (rank: number, previous: number | null): string => {
    if (previous === null) return t(($) => $.rank.new)
    if (previous === rank) return t(($) => $.rank.same)
    return previous > rank
      ? t(($) => $.rank.up, { count: previous - rank })
      : t(($) => $.rank.down, { count: rank - previous })
  }
}
