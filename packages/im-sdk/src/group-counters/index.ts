export {
  groupCounters,
  type ChangeCounterOptions,
  type GroupCounterMethods,
  type GroupCountersData,
  type SetCountersOptions,
} from './group-counters'
