import { ABILITY } from '../abilities'
import { commandRows } from '../define-command'

const needs = {
  extensions: 'array',
  completeFlag: 'number',
  globalSequence: 'number',
  clearSequence: 'number',
} as const

export const messageExtensionCommands = commandRows({
  getMessageExtensions: {
    wire: 'message.get_extensions',
    retry: 'safe',
    ability: ABILITY.messageExtensions,
    needs: { ...needs, seq: 'number' },
  },
  modifyMessageExtensions: {
    wire: 'message.modify_extensions',
    retry: 'keyed',
    ability: ABILITY.messageExtensions,
    needs,
  },
})
