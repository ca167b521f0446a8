import { seconds } from '../ports/clock'
import { endMemberships } from '../services/chat/end-memberships'
import type { Context } from '../services/context'
import { endAccount } from '../services/identity/end-account'
import { endSilentShows } from '../services/live/end-silent-shows'
import { sendPushes } from '../services/notices/send-pushes'
import { settleQuizzes } from '../services/live/settle-quiz'
import { settlePlans } from '../services/money/settle-plans'
import { tellFans } from '../services/live/tell-fans'
import { computeEntries } from '../services/models/compute-entries'
import { deleteStaleUploads } from '../services/uploads/tidy'
import { deleteExpired } from '../store/ops/expired'
import { indexAllNames } from '../services/search/index-all-names'
import { tidyChat } from '../store/ops/tidy-chat'
import type { JobName } from '../store/ops/job-tables'
import type { Job } from './worker'

/**
 * The jobs that run once for all processes. Periodic tasks of each process are elsewhere, for example in `im/upkeep`.
 */
export const jobsOf = (context: Context): Readonly<Record<JobName, Job>> => ({
  'compute-models': {
    every: MINUTE,
    longest: HOUR,
    run: (_key, signal) => computeEntries(context, signal),
  },
  'end-account': {
    every: null,
    longest: TEN_MINUTES,
    run: (key) => endAccount(context.db, key, seconds(context.clock)),
  },
  'end-silent-shows': {
    every: TEN_SECONDS,
    longest: TEN_MINUTES,
    run: () => endSilentShows(context),
  },
  'end-memberships': {
    every: null,
    longest: HOUR,
    run: (groupID, signal) => endMemberships(context, groupID, signal),
  },
  forget: {
    every: TEN_MINUTES,
    longest: TEN_MINUTES,
    run: (_key, signal) => deleteExpired(context.db, seconds(context.clock), signal),
  },
  'index-names': {
    every: TEN_MINUTES,
    longest: HOUR,
    run: (_key, signal) => indexAllNames(context.db, signal),
  },
  'send-pushes': {
    every: THREE_SECONDS,
    longest: TEN_MINUTES,
    run: (_key, signal) => sendPushes(context, signal),
  },
  'settle-plans': {
    every: TEN_SECONDS,
    longest: HOUR,
    run: (_key, signal) => settlePlans(context, signal),
  },
  'settle-quizzes': {
    every: TEN_SECONDS,
    longest: HOUR,
    run: (_key, signal) => settleQuizzes(context, signal),
  },
  'tell-fans': {
    every: TEN_SECONDS,
    longest: HOUR,
    run: (_key, signal) => tellFans(context, signal),
  },
  'tidy-chat': {
    every: TEN_MINUTES,
    longest: TEN_MINUTES,
    run: () => tidyChat(context.db, seconds(context.clock)),
  },
  'tidy-uploads': {
    every: TEN_MINUTES,
    longest: HOUR,
    run: (_key, signal) => deleteStaleUploads(context, signal),
  },
})

const THREE_SECONDS = 3
const TEN_SECONDS = 10
const MINUTE = 60
const TEN_MINUTES = 600
const HOUR = 3_600
