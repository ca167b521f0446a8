import type { Migration } from 'kysely'
import * as accounts from './0001-accounts'
import * as matches from './0002-matches'
import * as im from './0003-im'
import * as footballImport from './0004-football-import'
import * as imChanges from './0005-im-changes'
import * as imOperations from './0005-im-operations'
import * as uploads from './0006-uploads'
import * as reports from './0007-reports'
import * as imPresence from './0008-im-presence'
import * as topics from './0009-topics'
import * as imKicks from './0010-im-kicks'
import * as uploadUse from './0010-upload-use'
import * as installation from './20261122-installation'
import * as jobs from './20261122-jobs'
import * as logIn from './20261122-log-in'
import * as masters from './20261122-masters'
import * as matchStories from './20261122-match-stories'
import * as outbox from './20261122-outbox'
import * as people from './20261122-people'
import * as portugueseNames from './20261122-portuguese-names'
import * as requestAnswers from './20261122-request-answers'
import * as rooms from './20261122-rooms'
import * as seasons from './20261122-seasons'
import * as siteHosts from './20261122-site-hosts'
import * as matchSources from './20261123-match-sources'
import * as roomManagers from './20261123-room-managers'
import * as simulatedSeasons from './20261123-simulated-seasons'
import * as smallAvatars from './20261123-small-avatars'
import * as toldMatches from './20261122-told-matches'
import * as usedMatches from './20261122-used-matches'
import * as userDevices from './20261122-user-devices'
import * as visibleSimulation from './20261123-visible-simulation'

/** In the order they run. A migration that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-matches': matches,
  '0003-im': im,
  '0004-football-import': footballImport,
  '0005-im-changes': imChanges,
  '0005-im-operations': imOperations,
  '0006-uploads': uploads,
  '0007-reports': reports,
  '0008-im-presence': imPresence,
  '0009-topics': topics,
  '0010-im-kicks': imKicks,
  '0010-upload-use': uploadUse,
  '20261122-installation': installation,
  '20261122-jobs': jobs,
  '20261122-log-in': logIn,
  '20261122-masters': masters,
  '20261122-match-stories': matchStories,
  '20261122-outbox': outbox,
  '20261122-people': people,
  '20261122-portuguese-names': portugueseNames,
  '20261122-request-answers': requestAnswers,
  '20261122-rooms': rooms,
  '20261122-seasons': seasons,
  '20261122-site-hosts': siteHosts,
  '20261122-told-matches': toldMatches,
  '20261122-used-matches': usedMatches,
  '20261122-user-devices': userDevices,
  '20261123-match-sources': matchSources,
  '20261123-room-managers': roomManagers,
  '20261123-simulated-seasons': simulatedSeasons,
  '20261123-small-avatars': smallAvatars,
  '20261123-visible-simulation': visibleSimulation,
}
