import chess from 'chessops';

export const rules = chess;
