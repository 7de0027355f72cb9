// Tells the server in which zone this device is, so that it names times as its reader does.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const offset = -new Date().getTimezoneOffset();

const secure = location.protocol === 'https:' ? '; secure' : '';
document.cookie = `imperial_miners_zone=${timeZone}*${offset}; path=/; max-age=31536000; samesite=lax${secure}`;
for (const field of document.querySelectorAll('input[data-zone]')) field.value = timeZone;
for (const field of document.querySelectorAll('input[data-offset]')) field.value = offset;
