import type { Match } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { RankRow, type RankRowProps } from '@org/ui/account'
import { useHref, useNavigate } from 'react-router'

type NationRowProps = Pick<RankRowProps, 'rank' | 'name' | 'note' | 'value' | 'valueLabel'> & {
  team: Match['hometeam']
}

/** A row of a ranking that leads to a national team, with its crest. */
export const NationRow = ({ team, ...row }: NationRowProps) => {
  const navigate = useNavigate()
  const to = pagePath('fifaTeam', { id: team.id })
  return <RankRow {...row} avatar={team.logo} href={useHref(to)} onOpen={() => void navigate(to)} />
}
