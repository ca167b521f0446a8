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
import * as search from './20261125-search'
import * as toldMatches from './20261122-told-matches'
import * as usedMatches from './20261122-used-matches'
import * as userDevices from './20261122-user-devices'
import * as visibleSimulation from './20261123-visible-simulation'
import * as accountMobile from './20261125-account-mobile'
import * as competitionKinds from './20261125-competition-kinds'
import * as guestMembers from './20261125-guest-members'
import * as leaguePages from './20261125-league-pages'
import * as matchLists from './20261125-match-lists'
import * as internationals from './20261125-internationals'
import * as resultsOfNations from './20261125-results-of-nations'
import * as matchPage from './20261125-match-page'
import * as nationResultsVersion from './20261126-nation-results-version'
import * as neutralGrounds from './20261125-neutral-grounds'
import * as openLeagues from './20261125-open-leagues'
import * as playerTotals from './20261125-player-totals'
import * as trimmedPlays from './20261125-trimmed-plays'
import * as trimmedWithoutTotals from './20261126-trimmed-without-totals'
import * as messageMentions from './20261126-message-mentions'
import * as messageKinds from './20261126-message-kinds'
import * as messageStates from './20261126-message-states'
import * as votesByViewer from './20261125-votes-by-viewer'
import * as userMentions from './20261126-user-mentions'
import * as friends from './20261126-friends'
import * as userStatus from './20261126-user-status'
import * as profiles from './20261126-profiles'
import * as userLists from './20261126-user-lists'
import * as conversationGroups from './20261126-conversation-groups'
import * as devices from './20261126-devices'
import * as groupSizes from './20261126-group-sizes'
import * as mobiles from './20261128-mobiles'
import * as personalFacts from './20261128-personal-facts'
import * as sessionNetworks from './20261128-session-networks'
import * as decidedMatches from './20261129-decided-matches'
import * as chatAnnouncements from './20261129-chat-announcements'
import * as ownersSms from './20261129-owners-sms'
import * as plans from './20261129-plans'
import * as shop from './20261129-shop'
import * as smsNetworks from './20261129-sms-networks'
import * as uploadSessions from './20261129-upload-sessions'
import * as managedRooms from './20261129-managed-rooms'
import * as marks from './20261129-marks'
import * as allowedWords from './20261130-allowed-words'
import * as creditRef from './20261130-credit-ref'
import * as frames from './20261130-frames'
import * as searchTitles from './20261130-search-titles'
import * as operatorRows from './20261130-operator-rows'
import * as words from './20261129-words'
import * as materials from './20261129-materials'
import * as models from './20261129-models'
import * as recharge from './20261129-recharge'
import * as coupons from './20261129-spent-coupons'
import * as withdraw from './20261129-withdraw'
import * as moneyCurrency from './20261129-withdraw-currency'
import * as removedPayouts from './20261129-withdraw-removed'
import * as duelGoals from './20261129-duel-goals'
import * as liveShows from './20261129-live-shows'
import * as noticeSettings from './20261129-notice-settings'
import * as push from './20261129-push'
import * as pushOrder from './20261129-push-order'
import * as awardedMatches from './20261128-awarded-matches'
import * as captains from './20261128-captains'
import * as gifts from './20261128-gifts'
import * as quizzes from './20261128-quizzes'
import * as roomPeople from './20261128-room-people'
import * as follows from './20261128-follows'
import * as onlineTime from './20261128-online-time'
import * as watchTime from './20261128-watch-time'
import * as notices from './20261128-notices'
import * as applications from './20261128-applications'
import * as requestBodies from './20261128-request-bodies'
import * as restrictionOrigins from './20261128-restriction-origins'
import * as tableDecisions from './20261128-table-decisions'
import * as teamNames from './20261128-team-names'
import * as withdrawnPlays from './20261128-withdrawn-plays'
import * as content from './20261128-content'
import * as videos from './20261128-videos'
import * as userConversations from './20261126-user-conversations'
import * as groups from './20261126-groups'
import * as groupFacts from './20261126-group-facts'
import * as memberMarks from './20261126-member-marks'
import * as partsOfConversations from './20261126-parts-of-conversations'
import * as receiptsOfSenders from './20261126-receipts-of-senders'
import * as userReports from './20261128-user-reports'
import * as feedback from './20261128-feedback'
import * as invitees from './20261128-invitees'
import * as ownAccount from './20261128-own-account'
import * as records from './20261128-records'
import * as sessionDevices from './20261128-session-devices'
import * as groupRules from './20261126-group-rules'
import * as userReminders from './20261126-user-reminders'

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
  '20261125-account-mobile': accountMobile,
  '20261125-league-pages': leaguePages,
  '20261125-search': search,
  '20261125-match-lists': matchLists,
  '20261125-internationals': internationals,
  '20261125-match-page': matchPage,
  '20261125-open-leagues': openLeagues,
  '20261125-player-totals': playerTotals,
  '20261125-votes-by-viewer': votesByViewer,
  '20261125-results-of-nations': resultsOfNations,
  '20261125-competition-kinds': competitionKinds,
  '20261125-guest-members': guestMembers,
  '20261125-neutral-grounds': neutralGrounds,
  '20261125-trimmed-plays': trimmedPlays,
  '20261126-nation-results-version': nationResultsVersion,
  '20261126-trimmed-without-totals': trimmedWithoutTotals,
  '20261126-message-kinds': messageKinds,
  '20261126-user-lists': userLists,
  '20261126-user-conversations': userConversations,
  '20261126-conversation-groups': conversationGroups,
  '20261126-groups': groups,
  '20261126-profiles': profiles,
  '20261126-message-states': messageStates,
  '20261126-group-facts': groupFacts,
  '20261126-member-marks': memberMarks,
  '20261126-message-mentions': messageMentions,
  '20261126-friends': friends,
  '20261126-user-status': userStatus,
  '20261126-parts-of-conversations': partsOfConversations,
  '20261126-user-mentions': userMentions,
  '20261126-receipts-of-senders': receiptsOfSenders,
  '20261126-group-rules': groupRules,
  '20261126-user-reminders': userReminders,
  '20261126-devices': devices,
  '20261126-group-sizes': groupSizes,
  '20261128-captains': captains,
  '20261128-awarded-matches': awardedMatches,
  '20261128-mobiles': mobiles,
  '20261128-personal-facts': personalFacts,
  '20261128-applications': applications,
  '20261128-request-bodies': requestBodies,
  '20261128-table-decisions': tableDecisions,
  '20261128-team-names': teamNames,
  '20261128-withdrawn-plays': withdrawnPlays,
  '20261128-content': content,
  '20261128-videos': videos,
  '20261128-gifts': gifts,
  '20261128-quizzes': quizzes,
  '20261128-room-people': roomPeople,
  '20261128-watch-time': watchTime,
  '20261128-online-time': onlineTime,
  '20261128-follows': follows,
  '20261128-notices': notices,
  '20261128-restriction-origins': restrictionOrigins,
  '20261128-invitees': invitees,
  '20261128-feedback': feedback,
  '20261128-user-reports': userReports,
  '20261128-session-devices': sessionDevices,
  '20261128-session-networks': sessionNetworks,
  '20261128-records': records,
  '20261128-own-account': ownAccount,
  '20261129-decided-matches': decidedMatches,
  '20261129-owners-sms': ownersSms,
  '20261129-shop': shop,
  '20261129-sms-networks': smsNetworks,
  '20261129-upload-sessions': uploadSessions,
  '20261129-plans': plans,
  '20261129-chat-announcements': chatAnnouncements,
  '20261129-materials': materials,
  '20261129-models': models,
  '20261129-managed-rooms': managedRooms,
  '20261129-duel-goals': duelGoals,
  '20261129-recharge': recharge,
  '20261129-live-shows': liveShows,
  '20261129-notice-settings': noticeSettings,
  '20261129-push': push,
  '20261129-push-order': pushOrder,
  '20261129-spent-coupons': coupons,
  '20261129-withdraw': withdraw,
  '20261129-withdraw-currency': moneyCurrency,
  '20261129-withdraw-removed': removedPayouts,
  '20261129-marks': marks,
  '20261129-words': words,
  '20261130-credit-ref': creditRef,
  '20261130-search-titles': searchTitles,
  '20261130-operator-rows': operatorRows,
  '20261130-allowed-words': allowedWords,
  '20261130-frames': frames,
}
