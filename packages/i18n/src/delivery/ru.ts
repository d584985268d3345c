export const delivery = {
  today: 'Заберите сегодня',
  pickupFrom: 'Забрать с {day}',
  courier: 'Курьером {day}',
  courierWide: 'Курьером {day}, время выберете при оформлении',
  transport: 'Транспортной компанией, отправим {day}',
  unknown: 'Срок уточним после заказа',
} as const
