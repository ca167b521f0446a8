export * from './CheckInCalendar'
