export const assembler = {
  title: 'Сборка',
  hello: '{name}, ваши заказы',
  empty: {
    title: 'Заказов на сборку нет',
    text: 'Когда покупатель закажет сборку, заказ появится здесь.',
  },
  hours: 'Около {hours, number} ч',
  minutes: '{minutes, number} мин',
  address: 'Адрес уточнит колл-центр',
  noDate: 'День не назначен',
  route: 'Маршрут',
  login: {
    title: 'Вход для сборщиков',
    text: 'Введите логин и пароль, затем код из СМС.',
    go: 'Войти',
  },
  refused: {
    title: 'Кабинет только для сборщиков',
    text: 'Войдите под своей учётной записью сборщика.',
    logout: 'Выйти',
  },
  items: 'Что собрать',
  order: 'Заказ {number}',
} as const
