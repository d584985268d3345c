import { assemblerSchedule as en } from './en.ts'
import { assemblerSchedule as kk } from './kk.ts'
import { assemblerSchedule as ru } from './ru.ts'

export const assemblerScheduleTexts = { ru, kk, en }
