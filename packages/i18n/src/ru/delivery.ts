export const delivery = {
  today: 'Заберите сегодня',
  pickupFrom: 'Забрать с {day}',
  courier: 'Курьером {day}',
  courierWide: 'Курьером {day}, время выберете при оформлении',
  unknown: 'Срок уточним после заказа',
} as const
