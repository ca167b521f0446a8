export { ApiError, type ApiErrorName } from './client/api-error'
export { createApiClient, type ApiClient, type ApiClientOptions, type CallOptions } from './client/create-api-client'
export { rotateHosts, type HostSource } from './client/hosts'
export { judgeReply, LOGIN_EXPIRED_MESSAGE, type ReplyVerdict } from './client/reply-policy'
