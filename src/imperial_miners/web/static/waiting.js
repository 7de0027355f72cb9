// Pages that wait for others: they load again when something has happened, and copy links.
import './page.js';

const stream = document.body.dataset.stream && new EventSource(document.body.dataset.stream);
stream?.addEventListener('table', () => location.reload());
