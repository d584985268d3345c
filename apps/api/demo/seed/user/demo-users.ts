interface DemoUser {
  role: string
  name: string
  phone: string
  login: string | null
  password: string | null
  groups: number[]
  storeId: number | null
}

/** The first store of Moscow: warehouses are numbered before stores. */
const FIRST_STORE = 7
/** Public: the demonstration's logins are printed when it starts. */
const PASSWORD = 'svetlitsa-demo'

/** Logins of the demonstration; login codes are shown at /develop/outbox. */
export const demoUsers: readonly DemoUser[] = [
  {
    role: 'Покупатель',
    name: 'Анна',
    phone: '79000000001',
    login: null,
    password: null,
    groups: [2],
    storeId: null,
  },
  {
    role: 'Продавец магазина',
    name: 'Павел',
    phone: '79000000002',
    login: 'seller',
    password: PASSWORD,
    groups: [20, 2],
    storeId: FIRST_STORE,
  },
  {
    role: 'Колл-центр',
    name: 'Ольга',
    phone: '79000000003',
    login: 'callcentre',
    password: PASSWORD,
    groups: [29, 2],
    storeId: null,
  },
  {
    role: 'Администратор',
    name: 'Игорь',
    phone: '79000000004',
    login: 'admin',
    password: PASSWORD,
    groups: [1, 2],
    storeId: null,
  },
  {
    role: 'Сборщик',
    name: 'Тимур',
    phone: '79000000005',
    login: 'assembler',
    password: PASSWORD,
    groups: [60, 2],
    storeId: null,
  },
  {
    role: 'Дизайнер',
    name: 'Елена',
    phone: '79000000006',
    login: null,
    password: null,
    groups: [8, 2],
    storeId: null,
  },
  {
    role: 'Разработчик',
    name: 'Глеб',
    phone: '79000000007',
    login: 'developer',
    password: PASSWORD,
    groups: [26, 2],
    storeId: null,
  },
]
