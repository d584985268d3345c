/** Orders with assembly of the demonstration; the numbers belong to nobody. */
export const demoOrders = [
  {
    name: 'Мария Лебедева',
    phone: '79000001001',
    address: 'Тверская, 12, кв. 34',
    daysAhead: 1,
    timeFrom: '09:00',
    timeTo: '13:00',
    isAssigned: true,
  },
  {
    name: 'Олег Синицын',
    phone: '79000001002',
    address: 'Ленинский проспект, 8, кв. 71',
    daysAhead: 1,
    timeFrom: '13:00',
    timeTo: '17:00',
    isAssigned: true,
  },
  {
    name: 'Дарья Котова',
    phone: '79000001003',
    address: 'Профсоюзная, 45, кв. 6',
    daysAhead: 3,
    timeFrom: '17:00',
    timeTo: '21:00',
    isAssigned: true,
  },
  {
    name: 'Пётр Зимин',
    phone: '79000001004',
    address: 'Лесная, 3, кв. 15',
    daysAhead: 2,
    timeFrom: '09:00',
    timeTo: '13:00',
    isAssigned: false,
  },
] as const
