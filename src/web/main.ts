import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/boards.css';
import './style/contrast.css';
import './style/page.css';
import './style/play.css';
import './style/solved.css';
import './style/steps.css';
import './style/actions.css';
import './style/type.css';
import './style/menus.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app".');
mount(App, { target });
// Newer versions come while somebody plays: nobody waits for whoever looks for them.
import('./updating.ts').then(({ begin }) => begin()).catch(() => {});
