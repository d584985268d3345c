/** The assemblers to whom orders are given already, by phone. */
const timur = '79000000005'
const ruslan = '79000002001'

interface DemoOrder {
  name: string
  phone: string
  address: string
  place: { latitude: number; longitude: number }
  /** The day of the delivery, counted from today. */
  daysAhead: number
  timeFrom: string
  timeTo: string
  assembly: 'none' | 'wanted' | { by: string; daysAhead: number; period: number }
  /** The name of the crew that delivers. */
  crew: string | null
}

/** Orders of the next days; the numbers belong to nobody. */
export const demoOrders: readonly DemoOrder[] = [
  {
    name: 'Мария Лебедева',
    phone: '79000001001',
    address: 'Тверская, 12, кв. 34',
    place: { latitude: 55.7642, longitude: 37.6059 },
    daysAhead: 1,
    timeFrom: '09:00',
    timeTo: '13:00',
    assembly: { by: timur, daysAhead: 1, period: 2 },
    crew: 'Экипаж 1',
  },
  {
    name: 'Олег Синицын',
    phone: '79000001002',
    address: 'Ленинский проспект, 8, кв. 71',
    place: { latitude: 55.7262, longitude: 37.6036 },
    daysAhead: 1,
    timeFrom: '13:00',
    timeTo: '17:00',
    assembly: { by: timur, daysAhead: 2, period: 0 },
    crew: 'Экипаж 1',
  },
  {
    name: 'Дарья Котова',
    phone: '79000001003',
    address: 'Профсоюзная, 45, кв. 6',
    place: { latitude: 55.6689, longitude: 37.5523 },
    daysAhead: 3,
    timeFrom: '17:00',
    timeTo: '21:00',
    assembly: { by: timur, daysAhead: 4, period: 1 },
    crew: null,
  },
  {
    name: 'Пётр Зимин',
    phone: '79000001004',
    address: 'Лесная, 3, кв. 15',
    place: { latitude: 55.7797, longitude: 37.5881 },
    daysAhead: 2,
    timeFrom: '09:00',
    timeTo: '13:00',
    assembly: 'wanted',
    crew: null,
  },
  {
    name: 'Ирина Воронцова',
    phone: '79000001005',
    address: 'Большая Ордынка, 27, кв. 9',
    place: { latitude: 55.7396, longitude: 37.6254 },
    daysAhead: 0,
    timeFrom: '09:00',
    timeTo: '13:00',
    assembly: { by: timur, daysAhead: 0, period: 2 },
    crew: 'Экипаж 1',
  },
  {
    name: 'Светлана Белоусова',
    phone: '79000001006',
    address: 'Подольск, улица Кирова, 41, кв. 112',
    place: { latitude: 55.4291, longitude: 37.5466 },
    daysAhead: 0,
    timeFrom: '13:00',
    timeTo: '17:00',
    assembly: { by: ruslan, daysAhead: 0, period: 3 },
    crew: 'Экипаж 2',
  },
  {
    name: 'Константин Аверьянов',
    phone: '79000001007',
    address: 'Щербинка, Железнодорожная улица, 32, корпус 2, подъезд 4, кв. 218',
    place: { latitude: 55.5007, longitude: 37.5655 },
    daysAhead: 1,
    timeFrom: '09:00',
    timeTo: '13:00',
    assembly: { by: ruslan, daysAhead: 1, period: 1 },
    crew: 'Экипаж 2',
  },
  {
    name: 'Лариса Громова',
    phone: '79000001008',
    address: 'Новокузнецкая, 14, кв. 3',
    place: { latitude: 55.7383, longitude: 37.6306 },
    daysAhead: 0,
    timeFrom: '17:00',
    timeTo: '21:00',
    assembly: 'wanted',
    crew: 'Экипаж 2',
  },
  {
    name: 'Виктор Ершов',
    phone: '79000001009',
    address: 'Варшавское шоссе, 97, кв. 40',
    place: { latitude: 55.6512, longitude: 37.6197 },
    daysAhead: 1,
    timeFrom: '13:00',
    timeTo: '17:00',
    assembly: 'wanted',
    crew: null,
  },
  {
    name: 'Алёна Чистякова',
    phone: '79000001010',
    address: 'Балашиха, проспект Ленина, 25, кв. 77',
    place: { latitude: 55.7966, longitude: 37.9381 },
    daysAhead: 1,
    timeFrom: '17:00',
    timeTo: '21:00',
    assembly: 'wanted',
    crew: null,
  },
  {
    name: 'Михаил Рудаков',
    phone: '79000001011',
    address: 'Дмитровское шоссе, 107, кв. 5',
    place: { latitude: 55.8664, longitude: 37.5432 },
    daysAhead: 2,
    timeFrom: '13:00',
    timeTo: '17:00',
    assembly: 'wanted',
    crew: null,
  },
  {
    name: 'Юлия Панина',
    phone: '79000001012',
    address: 'Мясницкая, 22, офис 4',
    place: { latitude: 55.7635, longitude: 37.6362 },
    daysAhead: 1,
    timeFrom: '09:00',
    timeTo: '13:00',
    assembly: 'none',
    crew: null,
  },
]
