import type { Outcome, VoteCount } from '@org/api-client/contract'
import { isWaiting, SPORT } from '@org/domain'
import type { Kysely } from 'kysely'
import { seconds } from '../../ports/clock'
import { memberOf } from '../../store/identity/guests'
import { matchById, type MatchRow } from '../../store/matches/matches'
import { addVote, lockMatch, votesOn } from '../../store/matches/votes'
import type { Database } from '../../store/schema'
import { isGuestID } from '../auth/guest-id'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'

type Votable = Pick<MatchRow, 'sport_id' | 'status' | 'kickoff_time'>

/** The votes on a match. `viewer` may be empty. */
export const voteCount = async (
  db: Kysely<Database>,
  { matchid, match, viewer, now }: { matchid: number; match: Votable; viewer: string; now: number },
): Promise<VoteCount> => ({ ...(await votesOn(db, matchid, viewer)), open: isOpen(match, now) ? 1 : 0 })

/**
 * Votes for the outcome of a match. A viewer has one vote, until the kick-off. The credentials of a guest who has logged in
 * remain valid for a while, but the vote is the member's.
 */
export const voteOn = (
  { clock }: Context,
  { matchid, vote, viewer }: { matchid: number; vote: Outcome; viewer: string },
) =>
  new Change<VoteCount>(async (transaction) => {
    if ((await matchById(transaction, matchid, '')) === null) throw new Refusal('notFound')
    const now = seconds(clock)
    const match = await lockMatch(transaction, matchid)
    if (match === undefined) throw new Refusal('notFound')
    if (!isOpen(match, now)) throw new Refusal('voteClosed')
    if (vote === 'draw' && match.sport_id !== SPORT.football)
      throw new Refusal('invalidRequest', 'Only football matches end in a draw.')
    if (isGuestID(viewer) && (await memberOf(transaction, viewer)) !== null) throw new Refusal('membersOnly')
    if (!(await addVote(transaction, { matchId: matchid, viewer, vote, now }))) throw new Refusal('alreadyVoted')
    return voteCount(transaction, { matchid, match, viewer, now })
  })

/** Until the kick-off that is scheduled, or the real one if that is earlier. */
const isOpen = ({ sport_id, status, kickoff_time }: Votable, now: number): boolean =>
  now < kickoff_time && isWaiting(sport_id, status)
