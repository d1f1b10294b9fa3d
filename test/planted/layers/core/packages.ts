/// <reference types="node" />
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import fs from "fs";
import { z } from 'zod';
import type { Component } from 'svelte';

export const used = [readFileSync, fs, z, {} as Component];
