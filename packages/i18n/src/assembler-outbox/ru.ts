export const assemblerOutbox = {
  offline: 'Сети нет. Всё, что вы сделаете, сохранится на телефоне.',
  noNetwork: 'Сети нет.',
  waiting:
    '{count, plural, one {# действие отправим} few {# действия отправим} other {# действий отправим}} сами, как появится сеть',
  photos:
    '{count, plural, one {# фото} few {# фото} other {# фото}} отправим сами, как появится сеть',
  sending: 'Отправляем: {count, plural, one {# действие} few {# действия} other {# действий}}',
  login: 'Вход закончился. Войдите, и мы отправим сохранённое.',
  logIn: 'Войти',
  retry: 'Отправить сейчас',
  refused: 'Не принято: {what}',
  dismiss: 'Понятно',
  what: {
    confirmCall: 'подтверждение звонка, заказ {order}',
    setGallery: 'фотографии, заказ {order}',
    tick: 'отметка в списке, заказ {order}',
    setAssembly: 'отметка «Сборка завершена», заказ {order}',
    setSlot: 'изменение графика',
  },
  notKept: 'На телефоне нет места, чтобы сохранить это до отправки',
} as const
