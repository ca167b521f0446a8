export {
  groupApplications,
  type GroupApplication,
  type GroupApplicationMethods,
  type HandleApplicationOptions,
} from './group-applications'
