import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/boards.css';
import './style/contrast.css';
import './style/page.css';
import './style/play.css';
import './style/steps.css';
import './style/actions.css';
import './style/type.css';
import './style/menus.css';
import UpdateNotice from './UpdateNotice.svelte';
import { update } from './update.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app".');
mount(App, { target });
mount(UpdateNotice, { target: document.body });
if (import.meta.env.PROD) void update.start();
