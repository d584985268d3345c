import type { SlotReason } from '@svetlitsa/domain/assembly/assembly-slot'

interface DemoAssembler {
  name: string
  phone: string
  area: string
  dayCapacity: number
  /** Periods that the assembler offers on every day of the week. */
  offered: readonly number[]
  /** Days, counted from today, on which the assembler does not work. */
  away?: { from: number; to: number; reason: SlotReason }
}

/** The assemblers of Moscow; the first has a login, the others are only seen by dispatchers. */
export const demoAssemblers: readonly DemoAssembler[] = [
  {
    name: 'Тимур',
    phone: '79000000005',
    area: 'Центр и юго-запад',
    dayCapacity: 4,
    offered: [0, 1, 2, 3],
  },
  {
    name: 'Руслан Ахметов',
    phone: '79000002001',
    area: 'Юг, Подольск, Щербинка',
    dayCapacity: 3,
    offered: [1, 2, 3],
  },
  {
    name: 'Николай Журавлёв',
    phone: '79000002002',
    area: 'Север и северо-запад',
    dayCapacity: 3,
    offered: [0, 1, 2],
    away: { from: 1, to: 1, reason: 'ВыходнойДень' },
  },
  {
    name: 'Станислав Верхнеозёрский',
    phone: '79000002003',
    area: 'Восток: Балашиха, Реутов, Железнодорожный',
    dayCapacity: 2,
    offered: [0, 1],
    away: { from: 2, to: 4, reason: 'Отпуск' },
  },
]

/** The crews of the same warehouse; the last no longer delivers. */
export const demoCrews = [
  { name: 'Экипаж 1', dayCapacity: 8, isActive: true },
  { name: 'Экипаж 2', dayCapacity: 6, isActive: true },
  { name: 'Экипаж 3, с подъёмом', dayCapacity: 4, isActive: true },
  { name: 'Экипаж на замену', dayCapacity: 3, isActive: false },
] as const

/** Periods that the warehouse assembles in a day, by days from today. */
export const demoLimits: Readonly<Record<number, number>> = { 0: 8, 1: 6, 2: 6 }
