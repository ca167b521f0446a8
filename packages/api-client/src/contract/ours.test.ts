import { expect, it } from 'vitest'
import { endpoints } from './catalogue'
import type { Endpoint } from './define-endpoint'

/** The calls that the specification lists. */
const SPECIFIED = `
  /webapi/User/getUserInfo /webapi/user/login /webapi/user/regist /webapi/user/registNew
  /api/user/smsCaptcha /webapi/user/sendCode /api/user/sendVerifyCode /api/user/sendBindSms /api/user/sendOwnCheckSms
  /api/user/bindMobile /api/User/bindPhone /api/user/setAccountName /api/user/changePwd
  /api/user/editUserInfo /api/user/updateThirdMember /api/user/getGuestInfo /api/user/getUserLastOnline
  /api/user/refreshNickname /api/user/getVideoWatchTime /api/user/updateVideoWatchTime /api/user/getUserBasicInfo
  /api/user/getUserThirdPrivateAgent /api/user/getProfitConsumeType /api/user/getProfitList /webapi/user/getLiveLog
  /webapi/config/getTempKeysForCos /api/config/getTempKeysForMinio /api/config/getCommonConfig
  /api/home/getHomeData /api/home/getHomeScroll /api/anchor/getRecAnchors
  /api/live/getRealLives /webapi/live/getLivePageData /api/live/getLiveChat /api/live/addOperateFriend
  /api/live/getNoMatchLiveList /webapi/live/getCategory /api/channel/getChannelAbout /webapi/home/getCommonScript
  /api/race/getDateMatch /api/race/getAttentMatchlist /api/race/getRaceTag /api/race/getRaceSubTab
  /api/race/getRecentMatchCount /api/race/vote_race_team /api/race/getEventByDate /api/race/getRaceSearch
  /api/race/getRecMath /api/:sport/attentMatch /api/:sport/getMatchInfo /api/:sport/getMatchAnchors
  /api/:sport/getMatchData /api/:sport/getTliveData /api/:sport/matchOdd
  /webapi/:sport/getAnalysisData /webapi/:sport/getLineupData /webapi/:sport/getMatchRank
  /webapi/:sport/getMatchTop3Data /webapi/:sport/getMatchCombineData /webapi/football/getIncidentsData
  /api/search/events /api/search/teams /api/search/matches /api/search/raceHome /webapi/search/:type
  /webapi/protocal/getProtocal /api/customerservice/publish
  /api/SportDatabase/getHome /api/SportDatabase/getEventInfo /api/SportDatabase/getEventView
  /api/SportDatabase/getEventRank /api/SportDatabase/getEventIntegral /api/SportDatabase/getEventMatch
  /api/SportDatabase/getEventList /api/SportDatabase/getFifaRank /api/SportDatabase/getHotFootballRank
  /api/SportDatabase/getHotBasketballRank /api/SportDatabase/getBaseDictionary
  /api/task/getTaskInfo /api/task/checkin /api/task/getAppFirstLoginAward /api/task/getSendCommentAward
  /api/task/getWatchLiveAward /api/task/getOnlineAward /api/task/getInviteFriendAward /api/task/getShareMessageAward
  /api/task/getSendFirstGiftAward /api/task/addSendCommentStage /api/task/addWatchLiveStage
  /api/task/addShareMessageStage /api/task/addOnlineStage /api/task/getFirstVipAward
`
  .trim()
  .split(/\s+/)

it.each(Object.values<Endpoint>(endpoints).map(({ path, ours }) => [path, ours] as const))(
  'only a call that the specification does not list is marked as ours: %s',
  (path, ours) => {
    expect(ours ?? false).toBe(!SPECIFIED.includes(path))
  },
)
